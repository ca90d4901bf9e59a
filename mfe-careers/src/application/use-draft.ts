import { useEffect, useRef, type RefObject } from 'react';
import { readDraft, removeDraft, writeDraft, EMPTY_DRAFT, type ApplicationDraft } from './application-draft';
import { fillTexts, readTexts } from './form-values';

/** The debounce time before the draft is stored, in milliseconds. */
const DEBOUNCE = 300;

export interface Draft {
  current(): ApplicationDraft;
  /** Changes the draft and stores it on the device. */
  change(part: Partial<ApplicationDraft>): void;
  /** Stores the text fields after the debounce time. */
  noteTyping(): void;
  /** Deletes the draft after the application was sent. */
  clear(): void;
}

/** The draft of an application: read when the form mounts, stored after every change until it is sent. */
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
      // The form is already detached here, but still has its values.
      if (timer.current !== undefined && element) {
        writeDraft(jobId, { ...draft.current, texts: readTexts(new FormData(element)) }, Date.now());
      }
      clearTimeout(timer.current);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form mounts again for every job
  }, [jobId]);

  return {
    current: () => draft.current,
    change,
    noteTyping: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(takeTexts, DEBOUNCE);
    },
    clear: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      draft.current = EMPTY_DRAFT;
      removeDraft(jobId);
    },
  };
}
