/** Called with the progress of a long task. */
export type Progress = (message: string) => void;

/** Ignores the progress. */
export const SILENT: Progress = () => undefined;
