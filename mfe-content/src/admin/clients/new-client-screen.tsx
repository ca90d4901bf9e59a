import { ClientEditor } from './client-editor';

/** A new client. */
export function Component() {
  return <ClientEditor />;
}
