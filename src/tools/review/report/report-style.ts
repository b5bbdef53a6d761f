import { gray, green, orange, purple, red, teal, white } from "../../../design/color";
import { redlineStyle } from "../../../legal/redline/report-html";

/** Styles of the report, in addition to the redline's. */
export const reportStyle = `${redlineStyle}
* { box-sizing: border-box; }
body { max-width: 72rem; padding: 1.25rem 1rem 4rem; font-family: system-ui, sans-serif; font-size: 1rem; overflow-wrap: break-word; }
h1 { margin: 0 0 .75rem; }
h4 { margin: 1.25rem 0 .5rem; font-size: .9375rem; font-family: system-ui, sans-serif; }
p, li, dd, .redline { max-width: 46rem; }
.redline { font-family: Georgia, serif; font-size: 1.0625rem; }
.revisions { color: ${gray[700]}; }
.verdict { margin: 1.25rem 0; padding: 1rem 1.25rem; border: 2px solid ${green[800]}; border-left-width: 10px; border-radius: 8px; background: ${green[50]}; }
.verdict.yes { border-color: ${red[800]}; background: ${red[50]}; }
.verdict.unknown { border-color: ${orange[700]}; background: ${orange[50]}; }
.verdict h2 { margin: 0; padding: 0; border: 0; font-size: 1rem; font-weight: 600; }
.answer { margin: .25rem 0; font-size: 1.375rem; font-weight: 700; line-height: 1.3; color: ${gray[900]}; }
.gap { font-weight: 600; white-space: pre-wrap; }
.signature { display: none; }
.badge { display: inline-block; padding: .1rem .5rem; border-radius: 4px; background: ${purple[700]}; color: ${white}; font: 600 .8125rem/1.5 system-ui, sans-serif; white-space: nowrap; }
.count { font-size: .8125rem; font-weight: 400; color: ${gray[700]}; white-space: nowrap; }
nav ol { padding-left: 1.5rem; }
.section { margin-top: 1.5rem; border-top: 1px solid ${gray[300]}; }
summary { min-height: 44px; padding: .5rem 0; cursor: pointer; color: ${teal[800]}; }
.section > summary h2 { display: inline; border: 0; margin: 0; padding: 0; font-size: 1.375rem; color: ${gray[900]}; }
.change { margin: 1rem 0; padding: .75rem 1rem; border: 1px solid ${gray[300]}; border-radius: 8px; }
.change.problem { border: 2px solid ${red[800]}; }
.change h3 { margin: 0 0 .5rem; line-height: 1.4; }
.change section { margin-top: 1rem; }
.where { font-size: .9375rem; margin: .25rem 0; }
.paths { columns: 16rem; }
.values { margin: .5rem 0; }
.values div { display: grid; grid-template-columns: 4rem minmax(0, 1fr); gap: .5rem; padding: .25rem 0; }
.values dt { font-weight: 600; }
.values dd { margin: 0; }
.values del, .values ins { text-decoration: none; white-space: pre-wrap; overflow-wrap: anywhere; }
.pictures { display: grid; gap: 1rem; }
.pictures figure { margin: 0; min-width: 0; }
.pictures figcaption { font-size: .875rem; font-weight: 600; }
.pictures img { display: block; max-width: 100%; height: auto; border: 1px solid ${gray[400]}; }
@media (max-width: 48rem) {
  .pictures.desktop figure { overflow-x: auto; }
  .pictures.desktop img { max-width: none; width: 45rem; }
}
@media (min-width: 48rem) {
  body { padding: 2rem 2rem 4rem; }
  .pictures.phone { grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start; }
}
@media print {
  body { max-width: none; font-size: 10.5pt; }
  .signature { display: block; margin: 2rem 0 .5rem; }
  .change { break-inside: auto; }
  figure, .values div { break-inside: avoid; }
  .pictures, .pictures.phone { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .pictures img { max-height: 22cm; width: auto; }
}
`;
