/**
 * Returns security.txt: where to report a vulnerability. Source: RFC 9116; served at /.well-known/security.txt.
 * @param website the site's origin
 * @param mail an email address
 * @param expires the last day on which the file is valid, ISO 8601
 */
export function securityTxt(website: string, mail: string, expires: string): string {
  return `Contact: mailto:${mail}
Expires: ${expires}T23:59:59Z
Preferred-Languages: en
Canonical: ${website}/.well-known/security.txt
`;
}
