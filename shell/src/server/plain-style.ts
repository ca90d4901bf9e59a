import type { DiscoveryEntry } from 'federation/discovery';

/** The addresses of the published fonts. */
export interface FontFiles {
  readonly text: string | undefined;
  readonly heading: string | undefined;
}

/** The fonts that a version of the shell has for Latin letters. */
export function fontFilesOf({ extras }: DiscoveryEntry): FontFiles {
  const find = (family: string): string | undefined => {
    const file = extras.assets.fonts.find((name) => name.startsWith(`${family}.`));
    return file && extras.folder + file;
  };
  return { text: find('inter'), heading: find('archivo') };
}

/** Colours of `ui-kit/src/styles/tokens.css`: a page without published files has no other source for them. */
const TOKENS = `:root{color-scheme:light dark;
--color-paper:light-dark(#fbfaf7,#0b151c);
--color-surface:light-dark(#ffffff,#12212b);
--color-ink:light-dark(#0e1b24,#eaf0ee);
--color-ink-soft:light-dark(#43535c,#a9b9bc);
--color-line:light-dark(#d5dddb,#2a404c);
--color-link:light-dark(#116a6f,#79cbc9);
--color-link-hover:light-dark(#0f3d4c,#a9e3e0);
--color-focus:light-dark(#116a6f,#f2a33a);
--color-action:light-dark(#116a6f,#4fb5b2);
--color-action-hover:light-dark(#0f3d4c,#79cbc9);
--color-on-action:light-dark(#ffffff,#06171a);
--palette-amber:#f2a33a}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}`;

const RULES = `*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--color-paper);color:var(--color-ink);
font:1rem/1.6 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
header{border-bottom:1px solid var(--color-line)}
header a{display:flex;align-items:center;gap:.75rem;width:fit-content;min-height:4.5rem;
margin-inline:clamp(1rem,.5rem + 2.5vw,2.5rem);color:inherit;text-decoration:none;
font:620 1.125rem/1.2 Archivo,Inter,system-ui,sans-serif;font-stretch:112%}
svg{flex:none}.inner{stroke:var(--palette-amber)}.middle{stroke:var(--color-action)}.outer{stroke:currentColor}
main{max-width:40rem;margin:clamp(2rem,12vh,7rem) auto 3rem;padding-inline:clamp(1rem,.5rem + 2.5vw,2.5rem)}
h1{margin:0 0 1rem;font:620 clamp(1.625rem,1.35rem + 1.35vw,2.5rem)/1.1 Archivo,Inter,system-ui,sans-serif;
font-stretch:112%;text-wrap:balance}
p{margin:0 0 1rem;max-width:68ch}small{color:var(--color-ink-soft);font-size:.8125rem}
dl{margin:1.5rem 0;border-top:1px solid var(--color-line)}
dl div{display:grid;grid-template-columns:8rem 1fr;gap:0 1.5rem;padding-block:.75rem;
border-bottom:1px solid var(--color-line)}
dt{color:var(--color-ink-soft)}dd{margin:0;font-weight:560}
@media(max-width:28rem){dl div{grid-template-columns:1fr}}
form{margin-top:2rem}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:1rem 1.5rem}
button{min-height:3rem;padding:.5rem 1.25rem;border:1px solid transparent;border-radius:4px;
background:var(--color-action);color:var(--color-on-action);font:inherit;font-weight:560;cursor:pointer}
button:hover{background:var(--color-action-hover)}
a{color:var(--color-link);text-underline-offset:.2em}a:hover{color:var(--color-link-hover)}
main a{display:inline-block;padding-block:.25rem}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:3px}
@media(max-width:28rem){.actions{display:grid}.actions a{text-align:center}}`;

const fontFace = (family: string, file: string | undefined, stretch = ''): string =>
  file
    ? `@font-face{font-family:${family};src:url("${file}") format("woff2");font-weight:400 900;${stretch}font-display:swap}\n`
    : '';

/** The style sheet of a plain page. */
export const plainStyle = ({ text, heading }: Partial<FontFiles> = {}): string =>
  fontFace('Inter', text) + fontFace('Archivo', heading, 'font-stretch:100% 118%;') + TOKENS + RULES;
