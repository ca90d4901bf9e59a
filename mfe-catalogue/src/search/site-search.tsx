import { useEffect, useId, useRef, useState, type ComponentType, type FormEvent, type KeyboardEvent } from 'react';
import { SEARCH_PATH, searchPath, type SearchResult } from 'api-client';
import { Search } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { SuggestionsProps } from './suggestions';
import styles from './site-search.module.css';

const loadSuggestions = () => import(/* webpackChunkName: "suggestions" */ './suggestions');

/**
 * The search field of the navbar: `/` focuses it (the frame sees to that), arrows walk the suggestions, Enter opens one
 * or all results. It is a plain form until it is focused; only then the suggestions' code is downloaded.
 */
export function SiteSearch() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [hits, setHits] = useState<readonly SearchResult[]>([]);
  const [active, setActive] = useState(-1);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { key } = useLocation();

  // Whatever was opened is left behind on the next page.
  useEffect(() => {
    setOpen(false);
    setActive(-1);
  }, [key]);

  const prepare = () => {
    setOpen(true);
    if (!Suggestions)
      loadSuggestions().then(
        ({ Suggestions: loaded }) => setSuggestions(() => loaded),
        () => undefined,
      );
  };

  // What was typed, or is being typed, before the scripts were there.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    setText(field.value);
    if (document.activeElement === field) prepare();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the scripts arrive
  }, []);

  const go = (path: string) => {
    setOpen(false);
    input.current?.blur();
    void navigate(path);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = open ? hits[active] : undefined;
    if (chosen) go(chosen.path);
    else if (text.trim() !== '') go(searchPath(text.trim()));
  };

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    // One place more than there are hits: the field itself.
    const places = hits.length + 1;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((current) => ((current + 1 + step + places) % places) - 1);
  };

  const shown = open && Suggestions !== undefined && text.trim() !== '';
  return (
    <div className={styles.search}>
      <Link to={SEARCH_PATH} className={styles.sign} aria-label="Search">
        <Search aria-hidden="true" />
      </Link>
      <form
        className={styles.form}
        role="search"
        aria-label="Site"
        method="get"
        action={SEARCH_PATH}
        onSubmit={submit}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
      >
        <Search aria-hidden="true" className={styles.glass} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder="Search"
          aria-label="Search the site"
          aria-keyshortcuts="/"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown && hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={prepare}
          onKeyDown={walk}
        />
        <noscript>
          <button type="submit" className={styles.go}>
            Search
          </button>
        </noscript>
        {shown ? (
          <Suggestions id={listId} text={text} active={active} onHits={setHits} onChoose={go} />
        ) : (
          <div id={listId} role="listbox" aria-label="Suggestions" hidden />
        )}
      </form>
    </div>
  );
}
