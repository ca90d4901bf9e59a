import { PDF_UPLOAD, UploadFilesOnServer } from 'api-client';
import { useRef, useState } from 'react';
import { callApi, messageOf, statusOf, useAppDispatch } from 'shared-store';
import { notify } from 'ui-kit';
import type { UploadedResume } from './application-draft';
import { NOT_A_PDF, UPLOAD_FAILED, type PostedResume } from './application-rules';
import { isPdf } from './resume-check';
import { useTexts } from '../texts';

/** The statuses with which the server refuses a file permanently. */
const TOO_LARGE = 413;
const NO_PDF = 415;

export type ResumeState =
  | { readonly phase: 'none' }
  | { readonly phase: 'uploading'; readonly name: string; readonly share: number }
  /** `again`: a retry of the same file may succeed. */
  | { readonly phase: 'failed'; readonly name: string; readonly message: string; readonly again: boolean }
  /** `size`: in bytes, unless it was uploaded earlier. */
  | { readonly phase: 'ready'; readonly resume: UploadedResume; readonly size?: number };

export interface ResumeUpload {
  readonly state: ResumeState;
  /** Checks and uploads a chosen file. */
  choose(input: HTMLInputElement): void;
  /** Uploads the chosen file again after a failure. */
  retry(): void;
  /** Cancels a running upload or removes the uploaded file. */
  drop(): void;
  /** Restores a resume that was uploaded earlier. */
  restore(resume: UploadedResume): void;
  /** Waits for a running upload; resolves to the resume, if any. */
  settled(): Promise<UploadedResume | undefined>;
}

/**
 * The upload of a resume: validation before it is sent, progress, cancellation and retry.
 *
 * @param posted the resume of a form that was posted without scripts
 */
export function useResumeUpload(
  onChange: (resume: UploadedResume | undefined) => void,
  posted?: PostedResume,
): ResumeUpload {
  const dispatch = useAppDispatch();
  const { text } = useTexts();
  const [uploaded] = useState(() => posted && { ...posted, at: Date.now() });
  const [state, setState] = useState<ResumeState>(uploaded ? { phase: 'ready', resume: uploaded } : { phase: 'none' });
  const file = useRef<File | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  const outcome = useRef<Promise<UploadedResume | undefined>>(Promise.resolve(uploaded));

  const stop = (): void => {
    running.current?.abort();
    running.current = undefined;
  };

  const upload = async (chosen: File): Promise<UploadedResume | undefined> => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = (): boolean => running.current === controller;
    setState({ phase: 'uploading', name: chosen.name, share: 0 });
    try {
      const { fileUrl } = await dispatch(
        callApi(UploadFilesOnServer, {
          body: { file: chosen },
          signal: controller.signal,
          fallback: UPLOAD_FAILED,
          onProgress: ({ loaded, total }) => {
            if (isCurrent()) setState({ phase: 'uploading', name: chosen.name, share: total ? loaded / total : 0 });
          },
        }),
      );
      if (!isCurrent()) return undefined;
      const resume = { fileUrl, name: chosen.name, at: Date.now() };
      setState({ phase: 'ready', resume, size: chosen.size });
      onChange(resume);
      return resume;
    } catch (error) {
      if (!isCurrent()) return undefined;
      const message = messageOf(error, UPLOAD_FAILED);
      const status = statusOf(error);
      setState({ phase: 'failed', name: chosen.name, message, again: status !== TOO_LARGE && status !== NO_PDF });
      notify.error(text(message));
      return undefined;
    }
  };

  const check = async (input: HTMLInputElement, chosen: File): Promise<UploadedResume | undefined> => {
    if (chosen.size > PDF_UPLOAD.maxBytes) {
      // The server would refuse it only after receiving all of it.
      input.value = '';
      setState({ phase: 'failed', name: chosen.name, message: PDF_UPLOAD.tooLarge, again: false });
      return undefined;
    }
    if (await isPdf(chosen)) {
      file.current = chosen;
      return upload(chosen);
    }
    input.value = '';
    setState({ phase: 'none' });
    // The specification requires an alert (section 5).
    window.alert(text(NOT_A_PDF));
    return undefined;
  };

  return {
    state,
    choose: (input) => {
      const chosen = input.files?.[0];
      if (!chosen) return;
      stop();
      onChange(undefined);
      outcome.current = check(input, chosen);
    },
    retry: () => {
      if (file.current) outcome.current = upload(file.current);
    },
    drop: () => {
      stop();
      outcome.current = Promise.resolve(undefined);
      setState({ phase: 'none' });
      onChange(undefined);
    },
    restore: (resume) => {
      outcome.current = Promise.resolve(resume);
      setState({ phase: 'ready', resume });
    },
    settled: () => outcome.current,
  };
}
