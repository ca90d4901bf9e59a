import { ENGLISH, hasLanguages, inLanguage } from 'api-client';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { selectLanguages, useAppSelector } from 'shared-store';
import { useTexts } from '../texts/use-texts';
import classes from './language-links.module.css';

interface PageInLanguage {
  readonly code: string;
  /** The name of the language in itself. */
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The page in every language of the site; none in a site in English alone, and for a page that exists in English only. */
function usePageInLanguages(): PageInLanguage[] {
  const { current, others } = useAppSelector(selectLanguages);
  const { pathname, search } = useLocation();
  const names = Object.entries(others);
  if (names.length === 0 || !hasLanguages(pathname)) return [];
  return [[ENGLISH, 'English'] as const, ...names].map(([code, name]) => ({
    code,
    name,
    isCurrent: code === current,
    href: inLanguage(pathname + search, code),
  }));
}

const links = (pages: readonly PageInLanguage[], className: string | undefined): ReactNode => (
  <ul className={className}>
    {pages.map(({ code, name, href, isCurrent }) => (
      <li key={code}>
        <a href={href} className={classes.language} lang={code} hrefLang={code} aria-current={isCurrent || undefined}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);

/** The same page in every language of the site, as links to further documents. */
export function LanguageLinks(): ReactNode {
  const pages = usePageInLanguages();
  const { text, lang } = useTexts();
  return (
    pages.length > 0 && (
      <nav aria-label={text('Language')} lang={lang} data-print="hide">
        {links(pages, classes.languages)}
      </nav>
    )
  );
}

/** The same links in the navbar, if it has room: otherwise they are in the menu of phones and in the footer. */
export function LanguagesInNavbar(): ReactNode {
  const pages = usePageInLanguages();
  return pages.length > 0 && links(pages, classes.inNavbar);
}
