import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { Fact } from "../../components/Fact";
import { useFacts } from "../../components/FactsContext";
import { Link } from "../../components/Link";
import { factText } from "../../content/facts/substitute";
import { green, touchTarget, unread } from "../../design/tokens";
import { isOpenAt } from "../../site/opening-hours";

const Box = styled.div({
  lineHeight: 1.4,
  // The mail address in large text on a phone.
  "& a": { ...touchTarget, wordBreak: "break-all" },
  "& a[href^=tel]": { fontSize: "min(1.375rem,11vw)", fontWeight: 600, textDecoration: "none" },
});

// Beside the number, in a line that is tall enough, so that nothing moves when it appears.
const Open = styled.strong({
  marginLeft: 12,
  color: green[700],
  whiteSpace: "nowrap",
  "&::before": { content: unread('"● "') },
});

/**
 * Phone, mail, hours, and whether the phone is answered now.
 * @example
 * <TalkToUs />
 */
export function TalkToUs() {
  const facts = useFacts();
  const [isOpen, setOpen] = useState(false);
  // Only the browser knows the time.
  useEffect(() => {
    const text = (name: string) => factText(`company.hours.${name}`, facts);
    const hours = { open: text("open"), close: text("close"), holidays: text("holidays").split(", ") };
    const update = () => setOpen(isOpenAt(new Date(), hours));
    // A browser's first conversion to another time zone takes 20 ms, for which no input should wait.
    if ("requestIdleCallback" in window) requestIdleCallback(update, { timeout: 1000 });
    else setTimeout(update);
    const everyMinute = setInterval(update, 60_000);
    return () => clearInterval(everyMinute);
  }, [facts]);
  return (
    <Box>
      <Link to="link:phone.support">
        <Fact name="phone.support" />
      </Link>
      {isOpen && <Open>Open now</Open>}
      <p>
        <Fact name="company.hours.shown" />
      </p>
      <Link to="link:mail.customerCare">
        <Fact name="mail.customerCare" />
      </Link>
    </Box>
  );
}
