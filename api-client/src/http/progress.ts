import type { AxiosProgressEvent } from 'axios';
import type { Progress } from '../call';

/** The progress of a transfer; its total is left out while it is unknown. */
export const progressOf = ({ loaded, total }: AxiosProgressEvent): Progress =>
  total === undefined ? { loaded } : { loaded, total };
