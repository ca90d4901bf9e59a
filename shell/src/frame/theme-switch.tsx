import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useSyncExternalStore, type ReactNode } from 'react';
import { VisuallyHidden } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import { applyStoredTheme, chooseTheme, readTheme, subscribeToTheme, THEMES, type Theme } from './theme';
import classes from './theme-switch.module.css';

const SIGNS: Readonly<Record<Theme, { readonly label: string; readonly Sign: LucideIcon }>> = {
  light: { label: 'Light', Sign: Sun },
  dark: { label: 'Dark', Sign: Moon },
  system: { label: 'Same as device', Sign: Monitor },
};

/** Chooses between the light theme, the dark theme and the device's theme. */
export function ThemeSwitch(): ReactNode {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, readTheme, () => 'system');
  const name = useId();
  const { text, lang } = useTexts();
  useEffect(applyStoredTheme, []);
  return (
    <fieldset className={classes.switch} lang={lang} data-needs-scripts="" data-print="hide">
      <legend className={classes.legend}>
        <VisuallyHidden>{text('Colour theme')}</VisuallyHidden>
      </legend>
      {THEMES.map((choice) => {
        const { label: english, Sign } = SIGNS[choice];
        const label = text(english);
        return (
          <label key={choice} className={classes.choice} title={label}>
            <input
              className={classes.input}
              type="radio"
              name={name}
              value={choice}
              checked={theme === choice}
              onChange={() => chooseTheme(choice)}
            />
            <Sign aria-hidden="true" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </label>
        );
      })}
    </fieldset>
  );
}
