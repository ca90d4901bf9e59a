import { langOf, type InLanguage } from 'api-client';
import type { ReactNode } from 'react';

/** A text that names its language; in English it is the text alone, without a further element. */
export function words<Name extends string>(
  texts: InLanguage & { readonly [Key in Name]?: string | undefined },
  name: Name,
): ReactNode {
  const lang = texts[name] && langOf(texts, name);
  return lang ? <span lang={lang}>{texts[name]}</span> : texts[name];
}
