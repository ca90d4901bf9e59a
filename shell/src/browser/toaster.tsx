import { createRoot } from 'react-dom/client';
import { Toaster } from 'ui-kit/toaster';

/** Renders the toasts in a separate root, so that nothing else renders with them. */
export function mountToaster(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}
