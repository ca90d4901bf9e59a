import { createRoot } from 'react-dom/client';
import type { AppStore } from 'shared-store';
import { Toaster } from 'ui-kit/toaster';
import { textsOf } from '../texts/use-texts';

/** Renders the toasts in a separate root, so that nothing else renders with them. */
export function mountToaster(store: AppStore): void {
  const place = document.createElement('div');
  document.body.append(place);
  const { text, lang } = textsOf(store.getState());
  createRoot(place).render(<Toaster text={text} lang={lang} />);
}
