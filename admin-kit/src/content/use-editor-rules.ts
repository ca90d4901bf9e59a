import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'ui-kit/form';
import type { EditorRules } from '../fields/needed-to-publish';
import { PUBLISH, REVIEW, type SaveIntent } from '../use-editor';

interface EditorRulesOfSave {
  readonly rules: EditorRules;
  /** Sets the rules before the fields are checked: they follow from the button. */
  readonly ask: (intent: SaveIntent) => void;
  /** Whether the present submit asks for the fields that visitors need. */
  readonly isAsked: () => boolean;
}

/**
 * The rules by which the editor of an item checks its fields: those of publishing if visitors will see what a save
 * stores, now or at a set time, or if a reviewer decides whether they may.
 */
export function useEditorRules(form: UseFormReturn<Record<string, unknown>>, isLive: boolean): EditorRulesOfSave {
  const [rules, setRules] = useState<EditorRules>('draft');
  // The same during a submit, which began before the state changed.
  const asked = useRef(rules);
  const isShown = (intent: SaveIntent): boolean => {
    if (intent === REVIEW || intent === PUBLISH) return true;
    const { status, changesAt, unpublishAt } = form.getValues();
    if (status === 'draft') return false;
    return !isLive || status !== 'published' || (Boolean(changesAt) && !unpublishAt);
  };
  return {
    rules,
    ask: (intent) => {
      asked.current = isShown(intent) ? 'published' : 'draft';
      flushSync(() => setRules(asked.current));
    },
    isAsked: () => asked.current === 'published',
  };
}
