import { useEffect } from 'react';
import { Button, Cluster, notify } from 'ui-kit';
import { Part } from './part';

const toasts = [
  { label: 'Success', show: () => notify.success('Logout Successfully') },
  { label: 'Error', show: () => notify.error('Failed to download PDF. Please try again.') },
  { label: 'Information', show: () => notify.info('A new version of this page is ready.') },
  {
    label: 'Several lines',
    show: () =>
      notify.error(
        'The sector “Production chemicals” still has 12 subsectors and 48 products. Move them to another sector first.',
      ),
  },
];

/** Short messages. `?overlay=toasts` shows all of them at the start, for screenshots. */
export function Toasts({ initial }: { initial: string | null }) {
  useEffect(() => {
    if (initial === 'toasts') toasts.forEach(({ show }) => show());
  }, [initial]);

  return (
    <Part title="Toasts">
      <Cluster>
        {toasts.map(({ label, show }) => (
          <Button key={label} variant="secondary" onClick={show}>
            {label}
          </Button>
        ))}
      </Cluster>
    </Part>
  );
}
