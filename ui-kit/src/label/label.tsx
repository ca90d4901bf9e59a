import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from '../class-names';
import { KitLink } from '../link/link-provider';
import type { KitLinkProps } from '../link/link-provider';
import classes from './label.module.css';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
}

/** The state of something, in a word: published, draft, open, closed. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(classes.badge, classes[tone], className)} />;
}

/** What something belongs to, in the accent around it: a sector, a category. */
export function Tag({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(classes.tag, className)} />;
}

interface ChipProps extends ComponentProps<'button'> {
  /** Whether the choice is on. */
  selected: boolean;
  /** How many there are behind the choice. */
  count?: number;
}

/** A choice that is on or off, such as one value of a filter. */
export function Chip({ selected, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={selected} className={classNames(classes.chip, className)}>
      {children}
      <Count value={count} />
    </button>
  );
}

/** A chip that leads to an address; mark the one we are at with `aria-current="true"` or `"page"`. */
export function ChipLink({ count, className, children, ...rest }: KitLinkProps & { count?: number }) {
  return (
    <KitLink {...rest} className={classNames(classes.chip, className)}>
      {children}
      <Count value={count} />
    </KitLink>
  );
}

interface RemovableChipProps {
  /** What goes when it is pressed, such as “Remove filter Grade: API”. */
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** Something chosen that can be taken away again. */
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
