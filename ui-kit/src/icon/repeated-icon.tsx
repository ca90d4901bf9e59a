import { ArrowRight, BriefcaseBusiness, ChevronDown, Clock, Clock3, MapPin, Scale, Star } from 'lucide-react';
import classes from './icon.module.css';

/** Icons that occur many times on one page. */
const ICONS = {
  'arrow-right': ArrowRight,
  briefcase: BriefcaseBusiness,
  'chevron-down': ChevronDown,
  clock: Clock,
  'clock-three': Clock3,
  'map-pin': MapPin,
  scale: Scale,
  star: Star,
} as const;

const idOf = (name: string): string => `icon-${name}`;

/** Defines every repeated icon once, invisibly; a page needs it once for its `RepeatedIcon`s. */
export function IconSprite() {
  return (
    <svg className={classes.sprite} aria-hidden="true">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Icon fill="inherit" />
        </symbol>
      ))}
    </svg>
  );
}

interface RepeatedIconProps {
  readonly name: keyof typeof ICONS;
  readonly className?: string | undefined;
}

/** A decorative icon by its name: forty stars share one star's paths. */
export function RepeatedIcon({ name, className }: RepeatedIconProps) {
  return (
    <svg className={className} width="24" height="24" fill="none" aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
