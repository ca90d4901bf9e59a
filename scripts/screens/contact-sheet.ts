import type { Shot } from './shoot';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = ({ file, width, theme }: Shot, folder: string, when: string): string =>
  `<figure><a href="${folder}${file}"><img src="${folder}${file}" loading="lazy" alt=""></a><figcaption>${width} px, ${theme}${when}</figcaption></figure>`;

/**
 * The page that shows all screenshots, one row for each page of the site.
 *
 * @param before screenshots of the same pages of another site: each is before its counterpart, from the folder `before`
 */
export function contactSheet(shots: readonly Shot[], before: readonly Shot[] = []): string {
  const earlier = new Map(before.map((shot) => [shot.file, shot]));
  const rows = new Map<string, Shot[]>();
  for (const shot of shots) rows.set(shot.page, [...(rows.get(shot.page) ?? []), shot]);
  const sections = [...rows].map(([page, row]) => {
    const pictures = row.map((shot) => {
      const other = earlier.get(shot.file);
      return other ? figure(other, 'before/', ', before') + figure(shot, '', ', after') : figure(shot, '', '');
    });
    return `<section id="${page}"><h2>${page} <code>${escape(row[0]?.path ?? '')}</code></h2><div>${pictures.join('')}</div></section>`;
  });
  const links = [...rows.keys()].map((page) => `<a href="#${page}">${page}</a>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title>
<style>
body { margin: 24px; font: 14px system-ui; background: #d9dedd; color: #0e1b24 }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px }
section > div { display: flex; gap: 16px; align-items: start; overflow-x: auto }
figure { margin: 0 } img { height: 480px; width: auto; object-fit: cover; object-position: top; border: 1px solid #71827f }
code { font-weight: 400 }
</style></head>
<body><h1>Contact sheet</h1><nav>${links.join('')}</nav>${sections.join('\n')}</body></html>
`;
}
