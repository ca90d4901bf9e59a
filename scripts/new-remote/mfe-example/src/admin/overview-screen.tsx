import { ScreenHead } from 'admin-kit';
import { EmptyState } from 'ui-kit';
import { title } from '../remote';

/** The remote's screen in the administration. */
export function Component() {
  return (
    <>
      <ScreenHead title={title} />
      <EmptyState title="There is nothing to edit yet" />
    </>
  );
}
