import { senderOf } from './sender';
import { escapeHtml } from '../text/escape-html';

/** Mail programs support little CSS; without this part, only the dark colours are lost. */
const STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background: #0b151c !important; }
    .sheet { background: #12212b !important; border-color: #2a404c !important; }
    .ink { color: #eaf0ee !important; }
    .soft { color: #a9b9bc !important; }
    .link { color: #79cbc9 !important; }
    .code { background: #182a35 !important; color: #eaf0ee !important; }
  }`;

/** The sentence of an email that carries a one-time code. */
const CODE = /^Your code to [a-z ]+ is ([\w-]+)\.$/;

const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = 'color:#0e1b24';

/** The three streams, as three bars: mail programs block pictures, or show them like attachments. */
const BARS = ['#f5f7f4', '#4fb5b2', '#f2a33a']
  .map(
    (colour) =>
      `<td width="5" height="28" bgcolor="${colour}" style="width:5px;height:28px;background:${colour};font-size:0">&nbsp;</td><td width="4" style="width:4px;font-size:0">&nbsp;</td>`,
  )
  .join('');

/** A paragraph of the email: the site's own addresses are links, a code is highlighted. */
function paragraph(text: string, siteUrl: string): string {
  const code = CODE.exec(text)?.[1];
  const written = escapeHtml(text)
    .replaceAll(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g, (address) =>
      address === siteUrl || address.startsWith(`${siteUrl}/`)
        ? `<a class="link" href="${address}" style="color:#116a6f">${address}</a>`
        : address,
    )
    .replaceAll('\n', '<br>');
  const marked = code
    ? written.replace(
        code,
        `<strong class="code" style="display:inline-block;padding:4px 12px;border-radius:4px;background:#eef2f1;${INK};font-size:22px;letter-spacing:3px">${code}</strong>`,
      )
    : written;
  return `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.6;overflow-wrap:anywhere;${INK}">${marked}</p>`;
}

interface Email {
  from: string;
  siteUrl: string;
  subject: string;
  text: string;
  language: string;
}

/**
 * The same email as HTML, in the site's design, for light and dark mail programs. It loads nothing.
 *
 * @param from the sender as in the email's header; its name is at the top
 * @param siteUrl only addresses of this site become links
 * @param text the email; an empty line ends a paragraph
 * @param language of the email, for `lang`
 */
export function emailHtml({ from, siteUrl, subject, text, language }: Email): string {
  const name = escapeHtml(senderOf(from).name);
  const paragraphs = text.trim().split(/\n{2,}/);
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}
</style>
</head>
<body class="ground" style="margin:0;background:#eef2f1">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#eef2f1"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #d5dddb;border-radius:4px;border-collapse:separate;overflow:hidden">
<tr><td bgcolor="#0f3d4c" style="padding:20px 32px;background:#0f3d4c">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>${BARS}<td style="padding-left:10px;${FONT};font-size:18px;font-weight:700;color:#f5f7f4">${name}</td></tr></table>
</td></tr>
<tr><td style="padding:32px">
<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:24px;line-height:1.25;${INK}">${escapeHtml(subject)}</h1>
${paragraphs.map((part) => paragraph(part, siteUrl)).join('\n')}
</td></tr>
</table>
<p class="soft" style="margin:16px 0 0;${FONT};font-size:13px;line-height:1.5;color:#43535c">${name}</p>
</td></tr></table>
</body>
</html>
`;
}
