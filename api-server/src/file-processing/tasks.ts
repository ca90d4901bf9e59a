import type { CropTask, NarrowTask, PicturePrepared, PreparePictureTask, ShareTask } from './pictures/picture-tasks';

/** Looks into a PDF, and rewrites it by the program that is named. */
interface PreparePdfTask {
  readonly kind: 'prepare-pdf';
  readonly source: string;
  readonly result: string;
  readonly qpdf: string | undefined;
}

/** What is done in a child process, from file to file. */
export type FileTask = PreparePdfTask | PreparePictureTask | NarrowTask | CropTask | ShareTask;

/** The results by the kind of the task. Undefined when the file is refused. */
export interface FileResults {
  'prepare-pdf': 'source' | 'result' | undefined;
  'prepare-picture': PicturePrepared | undefined;
  narrow: true;
  crop: { readonly width: number; readonly height: number };
  share: true;
}

/** What the child process says. */
export type FromChild =
  { readonly ready: true } | { readonly value: FileResults[FileTask['kind']] } | { readonly reason: string };
