import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames, TextInput } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { matching, type Command } from './matching';
import { useFoundContent } from './use-found-content';
import classes from './palette.module.css';

interface CommandPaletteProps {
  readonly commands: readonly Command[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Finds screens, actions and content. Opens with Ctrl or Cmd and K; the arrow keys choose and Enter runs the choice.
 */
export function CommandPalette({ commands, open, onOpenChange }: CommandPaletteProps): ReactNode {
  // Before the first paint: the keys work as soon as the screen is seen.
  useLayoutEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onOpenChange(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [onOpenChange]);
  if (!open) return null;
  const close = (): void => onOpenChange(false);
  return (
    <Dialog
      unsaved={false}
      onClose={close}
      title="Go to"
      description="Type a few letters, choose with the arrow keys, and press Enter."
    >
      <Choices commands={commands} onDone={close} />
    </Dialog>
  );
}

function Choices({
  commands,
  onDone,
}: {
  readonly commands: readonly Command[];
  readonly onDone: () => void;
}): ReactNode {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const base = useId();
  const content = useFoundContent(typed);
  const found = [...matching(commands, typed), ...content];
  // Further screens may load while it is open: the same command stays chosen.
  const at = Math.max(
    0,
    found.findIndex(({ id }) => id === chosen),
  );
  const current = found[at];
  const currentChoice = useRef<HTMLLIElement>(null);
  useEffect(() => {
    currentChoice.current?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);

  const choose = (command: Command | undefined): void => {
    if (!command) return;
    onDone();
    command.run();
  };
  const move = (event: KeyboardEvent): void => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') choose(current);
    else if (step === undefined) return;
    else setChosen(found[(at + step + found.length) % Math.max(1, found.length)]?.id);
    event.preventDefault();
  };

  return (
    <div className={classes.palette}>
      <TextInput
        label="Screen, action or title"
        hideLabel
        placeholder="Screen, action or title"
        autoComplete="off"
        role="combobox"
        aria-expanded
        aria-controls={`${base}-list`}
        aria-activedescendant={current && `${base}-${current.id}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(undefined);
        }}
        onKeyDown={move}
      />
      <ul id={`${base}-list`} role="listbox" aria-label="Screens, actions and content" className={classes.list}>
        {found.map((command) => (
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the input above handles the keys
          <li
            key={command.id}
            ref={command === current ? currentChoice : undefined}
            id={`${base}-${command.id}`}
            role="option"
            aria-selected={command === current}
            className={classNames(classes.choice, command === current && classes.current)}
            onClick={() => choose(command)}
          >
            {command.label}
            <span>{command.group}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">No matches.</p>}
    </div>
  );
}
