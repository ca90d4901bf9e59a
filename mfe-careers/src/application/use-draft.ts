import { useEffect, useRef, type RefObject } from 'react';
import { readDraft, removeDraft, writeDraft, EMPTY_DRAFT, type ApplicationDraft } from './application-draft';
import { fillTexts, readTexts } from './form-values';

/** How long typing rests before the draft is written, in milliseconds. */
const REST = 300;

export interface Draft {
  current(): ApplicationDraft;
  /** Changes the draft and keeps it on the device. */
  change(part: Partial<ApplicationDraft>): void;
  /** Takes the typed texts over, a moment after the last key. */
  noteTyping(): void;
  /** Forgets everything: the application was sent. */
  clear(): void;
}

/** The draft of an application: read when the form appears, kept with every change until it was sent. */
export function useDraft(
  jobId: string,
  form: RefObject<HTMLFormElement | null>,
  onRead: (draft: ApplicationDraft) => void,
): Draft {
  const draft = useRef<ApplicationDraft>(EMPTY_DRAFT);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const change = (part: Partial<ApplicationDraft>): void => {
    draft.current = { ...draft.current, ...part };
    writeDraft(jobId, draft.current, Date.now());
  };
  const takeTexts = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (form.current) change({ texts: readTexts(new FormData(form.current)) });
  };

  useEffect(() => {
    draft.current = readDraft(jobId, Date.now());
    if (form.current) fillTexts(form.current, draft.current.texts);
    onRead(draft.current);
    const leave = (): void => {
      if (timer.current !== undefined) takeTexts();
    };
    window.addEventListener('pagehide', leave);
    const element = form.current;
    return () => {
      window.removeEventListener('pagehide', leave);
      // The form is already detached here, but still holds what was typed.
      if (timer.current !== undefined && element) {
        writeDraft(jobId, { ...draft.current, texts: readTexts(new FormData(element)) }, Date.now());
      }
      clearTimeout(timer.current);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a job's form is mounted anew for every job; the rest is only called
  }, [jobId]);

  return {
    current: () => draft.current,
    change,
    noteTyping: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(takeTexts, REST);
    },
    clear: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      draft.current = EMPTY_DRAFT;
      removeDraft(jobId);
    },
  };
}
