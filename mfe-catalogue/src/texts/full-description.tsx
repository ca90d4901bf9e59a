import { useTexts } from '.';
import clamp from './clamp.module.css';

/**
 * The button that shows a clamped text whole, on phones. It works without scripts; screen readers and search engines read
 * the whole text anyway. Its parent has the class `folds`.
 */
export function FullDescription() {
  const { text, lang } = useTexts();
  return (
    <details className={clamp.unfold} lang={lang}>
      <summary>{text('Full description')}</summary>
    </details>
  );
}
