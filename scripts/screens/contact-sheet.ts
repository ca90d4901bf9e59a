import type { Shot } from './shoot';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page that shows all pictures, one row for each page of the site. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = new Map<string, Shot[]>();
  for (const shot of shots) rows.set(shot.page, [...(rows.get(shot.page) ?? []), shot]);
  const sections = [...rows].map(([page, row]) => {
    const pictures = row.map(
      ({ file, width, theme }) =>
        `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${width} px, ${theme}</figcaption></figure>`,
    );
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
