import type { CropTask, NarrowTask, PicturePrepared, PreparePictureTask, ShareTask } from './pictures/picture-tasks';

/** Inspects a PDF, and rewrites it by the given program. */
interface PreparePdfTask {
  readonly kind: 'prepare-pdf';
  readonly source: string;
  readonly result: string;
  readonly qpdf: string | undefined;
}

export type FileTask = PreparePdfTask | PreparePictureTask | NarrowTask | CropTask | ShareTask;

/** The results by kind of task; undefined when the file is refused. */
export interface FileResults {
  'prepare-pdf': 'source' | 'result' | undefined;
  'prepare-picture': PicturePrepared | undefined;
  narrow: true;
  crop: { readonly width: number; readonly height: number };
  share: true;
}

export type FromChild =
  | { readonly ready: true }
  | { readonly value: FileResults[FileTask['kind']] }
  | { readonly reason: string };
