import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from '../class-names';
import { KitLink } from '../link/link-provider';
import type { KitLinkProps } from '../link/link-provider';
import classes from './label.module.css';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
}

/** The state of an item, in a word: published, draft, open, closed. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(classes.badge, classes[tone], className)} />;
}

/** The category of an item, in the surrounding accent colour, such as a sector. */
export function Tag({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(classes.tag, className)} />;
}

interface ChipProps extends ComponentProps<'button'> {
  /** Whether the option is on. */
  selected: boolean;
  /** The number of items behind the option. */
  count?: number;
}

/** An option that is on or off, such as one value of a filter. */
export function Chip({ selected, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={selected} className={classNames(classes.chip, className)}>
      {children}
      <Count value={count} />
    </button>
  );
}

/** A chip that links to an address; mark the current one with `aria-current="true"` or `"page"`. */
export function ChipLink({ count, className, children, ...rest }: KitLinkProps & { count?: number }) {
  return (
    <KitLink {...rest} className={classNames(classes.chip, className)}>
      {children}
      <Count value={count} />
    </KitLink>
  );
}

interface RemovableChipProps {
  /** The accessible name of its button, such as “Remove filter Grade: API”. */
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** A chosen value that can be removed again. */
export function RemovableChip({ removeLabel, onRemove, children }: RemovableChipProps) {
  return (
    <button type="button" className={classes.chip} data-needs-scripts="" aria-label={removeLabel} onClick={onRemove}>
      {children}
      <X aria-hidden="true" />
    </button>
  );
}

function Count({ value }: { value: number | undefined }) {
  return value === undefined ? null : <span className={classes.count}>{value}</span>;
}
