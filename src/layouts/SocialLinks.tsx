import styled from "@emotion/styled";
import { SharedIcon } from "../components/Icon";
import { Link } from "../components/Link";
import { socialLinks } from "../site/navigation";
import { gray, iconTarget, teal } from "../design/tokens";

const List = styled.ul({ display: "flex", gap: 4, marginLeft: -10 });

const Social = styled(Link)({ ...iconTarget, color: gray[700], "&:hover": { color: teal[700] } });

/** Links to the four social networks, each named for screen readers. */
export function SocialLinks() {
  return (
    <List role="list" data-no-print="">
      {socialLinks.map(({ label, to }) => (
        <li key={label}>
          <Social to={to} aria-label={label}>
            <SharedIcon name={`${label.toLowerCase()}-logo`} />
          </Social>
        </li>
      ))}
    </List>
  );
}
