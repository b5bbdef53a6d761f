import { teal } from "./design/color";

/** Props that Gatsby passes for a page. */
interface DocumentProps {
  htmlAttributes: object;
  headComponents: React.ReactNode;
  bodyAttributes: object;
  preBodyComponents: React.ReactNode;
  /** The page's HTML. */
  body: string;
  postBodyComponents: React.ReactNode;
}

/** The document around every page, instead of Gatsby's, whose tags for Internet Explorer and Safari 9 nobody needs. */
export default function Document(props: DocumentProps) {
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={teal[900]} />
        {props.headComponents}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
