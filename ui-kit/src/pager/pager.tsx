import { useEffect, useRef, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import { KitLink } from '../link/link-provider';
import { inEnglish, type Translated } from '../translated';
import { pagesAround } from './pages-around';
import classes from './pager.module.css';

interface PagerProps extends Translated {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** The address of a page: the steps are links. */
  hrefFor?: (page: number) => string;
  /** Called with the chosen page; with `hrefFor` in addition to the navigation, else instead of it. */
  onPage?: (page: number) => void;
  /** The name of the paged list. */
  label?: string | undefined;
}

/** The beginning of a list that the pager is part of: its section, otherwise the element around the pager. */
const startOf = (pager: HTMLElement | null): HTMLElement | null | undefined =>
  pager?.closest('section') ?? pager?.parentElement;

/**
 * Navigates the pages of a list. A chosen page starts at the beginning of the list, with the focus there. Renders nothing
 * for a single page.
 */
export function Pager({ page, pageCount, hrefFor, onPage, label = 'Pages', text = inEnglish, lang }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    const start = startOf(nav.current);
    if (!start) return;
    if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
    start.focus({ preventScroll: true });
    start.scrollIntoView();
  }, [page]);
  if (pageCount <= 1) return null;
  const choose = (target: number): void => {
    isChosen.current = target !== page;
    onPage?.(target);
  };

  const step = (target: number, name: string, className: string | undefined, content: ReactNode) => {
    const current = target === page ? 'page' : undefined;
    if (target < 1 || target > pageCount) {
      return (
        <span className={classNames(classes.step, classes.off, className)} aria-hidden="true">
          {content}
        </span>
      );
    }
    return hrefFor ? (
      <KitLink
        href={hrefFor(target)}
        className={classNames(classes.step, className)}
        aria-label={name}
        aria-current={current}
        onClick={({ metaKey, ctrlKey, shiftKey }) => {
          // With a modifier key the page opens elsewhere.
          if (!(metaKey || ctrlKey || shiftKey)) choose(target);
        }}
      >
        {content}
      </KitLink>
    ) : (
      <button
        type="button"
        className={classNames(classes.step, className)}
        aria-label={name}
        aria-current={current}
        onClick={() => choose(target)}
      >
        {content}
      </button>
    );
  };

  return (
    <nav ref={nav} aria-label={label} lang={lang}>
      <ul className={classes.list} role="list">
        <li>
          {step(
            page - 1,
            text('Previous page'),
            undefined,
            <>
              <ChevronLeft aria-hidden="true" />
              <span className={classes.word}>{text('Previous')}</span>
            </>,
          )}
        </li>
        {pagesAround(page, pageCount).map((number, index) =>
          number === null ? (
            <li key={`gap ${index}`} className={classes.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              {step(
                number,
                text('Page {number}', { number }),
                classes.number,
                <>
                  {number}
                  <span className={classes.of}>{text(' of {pages}', { pages: pageCount })}</span>
                </>,
              )}
            </li>
          ),
        )}
        <li>
          {step(
            page + 1,
            text('Next page'),
            undefined,
            <>
              <span className={classes.word}>{text('Next')}</span>
              <ChevronRight aria-hidden="true" />
            </>,
          )}
        </li>
      </ul>
      <VisuallyHidden role="status">{text('Page {page} of {pages}', { page, pages: pageCount })}</VisuallyHidden>
    </nav>
  );
}
