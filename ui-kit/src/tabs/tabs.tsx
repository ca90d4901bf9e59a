import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { stepOf } from 'ui-kit';
import classes from './tabs.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** The subject of the tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** The id of the selected tab; without it, the tabs store it themselves. */
  value?: string;
  onValueChange?: (id: string) => void;
}

/**
 * Panels of which one is shown. Arrow keys, Home and End select it. It does not use Radix, whose tabs have a style
 * attribute in the server's HTML, which the content security policy refuses.
 */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const chosen = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];

  const choose = (id: string) => {
    setOwn(id);
    onValueChange?.(id);
  };

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const at = tabs.findIndex((tab) => tab.id === chosen?.id);
    const step = stepOf(event.key);
    const ends: Partial<Record<string, number>> = { Home: 0, End: last };
    const index = step ? (at + step + tabs.length) % tabs.length : ends[event.key];
    const target = index === undefined ? undefined : tabs[index];
    if (index === undefined || !target) return;
    event.preventDefault();
    choose(target.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]').item(index).focus();
  };

  return (
    <div>
      {/* eslint-disable-next-line jsx-a11y-x/interactive-supports-focus -- the focus is on one of its tabs */}
      <div className={classes.list} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === chosen?.id}
            tabIndex={tab.id === chosen?.id ? 0 : -1}
            className={classes.tab}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          className={classes.panel}
          hidden={tab.id !== chosen?.id}
        >
          {tab.id === chosen?.id && tab.content}
        </div>
      ))}
    </div>
  );
}
