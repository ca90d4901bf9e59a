import { ENGLISH, hasLanguages, inLanguage } from 'api-client';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { selectLanguages, useAppSelector } from 'shared-store';
import { useTexts } from '../texts/use-texts';
import classes from './language-links.module.css';

/**
 * The same page in every language of the site, as links to further documents; nothing in a site in English alone, and on a
 * page that exists in English only.
 */
export function LanguageLinks(): ReactNode {
  const { current, others } = useAppSelector(selectLanguages);
  const { pathname, search } = useLocation();
  const { text, lang } = useTexts();
  const names = Object.entries(others);
  if (names.length === 0 || !hasLanguages(pathname)) return null;
  return (
    <nav aria-label={text('Language')} lang={lang} data-print="hide">
      <ul className={classes.languages}>
        {[[ENGLISH, 'English'] as const, ...names].map(([code, name]) => (
          <li key={code}>
            <a
              href={inLanguage(pathname + search, code)}
              className={classes.language}
              lang={code}
              hrefLang={code}
              aria-current={code === current || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
