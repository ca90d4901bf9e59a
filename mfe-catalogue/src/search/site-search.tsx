import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { SEARCH_PATH, searchPath, type SearchResult } from 'api-client';
import { Search } from 'lucide-react';
import { Link, useHref, useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '../texts';
import type { SuggestionsProps } from './suggestions';
import classes from './site-search.module.css';

const loadSuggestions = () => import(/* webpackChunkName: "suggestions" */ './suggestions');

/**
 * The search field of the navbar: `/` focuses it (the shell's frame does that), the arrow keys choose a suggestion,
 * Enter opens it or all results. It is a native form until it is focused; only then the suggestions' code is loaded.
 */
export function SiteSearch() {
  const texts = useTexts();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [hits, setHits] = useState<readonly SearchResult[]>([]);
  // The suggestion chosen by keyboard, or `first` until results arrive; undefined means the field.
  const [chosen, setChosen] = useState<SearchResult | 'first'>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const address = useHref(SEARCH_PATH);
  const { key } = useLocation();

  // Closes the suggestions on the next page.
  useEffect(() => {
    setOpen(false);
    setChosen(undefined);
  }, [key]);

  const prepare = () => {
    setOpen(true);
    if (!Suggestions)
      loadSuggestions().then(
        ({ Suggestions: loaded }) => setSuggestions(() => loaded),
        () => undefined,
      );
  };

  // Takes over input from before hydration.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    setText(field.value);
    if (document.activeElement === field) prepare();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);

  // Later results may move or no longer contain the chosen one.
  const active = chosen === undefined || chosen === 'first' ? -1 : hits.findIndex(({ _id }) => _id === chosen._id);
  const takeHits = useCallback((next: readonly SearchResult[]) => {
    setHits(next);
    setChosen((current) => {
      if (next.length === 0 || current === undefined) return current;
      return current === 'first' ? next[0] : next.find(({ _id }) => _id === current._id);
    });
  }, []);

  const go = (path: string) => {
    setOpen(false);
    input.current?.blur();
    void navigate(path);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open && chosen !== undefined && chosen !== 'first') go(chosen.path);
    else if (text.trim() !== '') go(searchPath(text.trim()));
  };

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      setChosen(undefined);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    if (hits.length === 0) {
      // The results are still loading.
      if (step === 1) setChosen((current) => current ?? 'first');
      return;
    }
    // One position more than there are results: the field itself.
    const places = hits.length + 1;
    setChosen(hits[((active + 1 + step + places) % places) - 1]);
  };

  const shown = open && Suggestions !== undefined && text.trim() !== '';
  return (
    <div className={classes.search}>
      <Link to={SEARCH_PATH} className={classes.sign} aria-label={texts.text('Search')} lang={texts.lang}>
        <Search aria-hidden="true" />
      </Link>
      <form
        className={classes.form}
        role="search"
        aria-label={texts.text('Site')}
        lang={texts.lang}
        method="get"
        action={address}
        onSubmit={submit}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
      >
        <Search aria-hidden="true" className={classes.glass} />
        <input
          ref={input}
          className={classes.input}
          type="text"
          inputMode="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={texts.text('Search')}
          aria-label={texts.text('Search the site')}
          aria-keyshortcuts="/"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown && hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(undefined);
            setOpen(true);
          }}
          onFocus={prepare}
          onKeyDown={walk}
        />
        <noscript>
          <button type="submit" className={classes.go}>
            {texts.text('Search')}
          </button>
        </noscript>
        {shown ? (
          <Suggestions id={listId} text={text} active={active} onHits={takeHits} onChoose={go} />
        ) : (
          <div id={listId} role="listbox" aria-label={texts.text('Suggestions')} hidden />
        )}
      </form>
    </div>
  );
}
