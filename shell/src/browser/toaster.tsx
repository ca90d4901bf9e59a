import { createRoot } from 'react-dom/client';
import { Toaster } from 'ui-kit/toaster';

/** Brings the toasts into the page, in a root of their own so that nothing else renders with them. */
export function mountToaster(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}
