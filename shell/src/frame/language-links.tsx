import { ENGLISH, hasLanguages, inLanguage } from 'api-client';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { selectLanguages, useAppSelector } from 'shared-store';
import { VisuallyHidden } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import { usePopover } from './use-popover';
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
    ...{ code, name, isCurrent: code === current },
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

/** The same links behind a button of the navbar, which opens them without scripts too. */
export function LanguageMenu(): ReactNode {
  const pages = usePageInLanguages();
  const { opener, popover } = usePopover<HTMLDivElement>();
  const { text, lang } = useTexts();
  return (
    pages.length > 0 && (
      <>
        <button {...opener} type="button" className={classes.button} lang={lang}>
          <Languages aria-hidden="true" />
          <VisuallyHidden>{text('Language')}</VisuallyHidden>
          {pages.map(
            ({ code, name, isCurrent }) =>
              isCurrent && (
                <span key={code} className={classes.name} lang={code}>
                  {name}
                </span>
              ),
          )}
        </button>
        <div {...popover} className={classes.panel}>
          {links(pages, classes.list)}
        </div>
      </>
    )
  );
}
