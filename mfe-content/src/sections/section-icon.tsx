import {
  Award,
  BadgeCheck,
  Circle,
  Clock,
  Droplets,
  Factory,
  FlaskConical,
  Gauge,
  Globe,
  Handshake,
  HardHat,
  HeartPulse,
  Leaf,
  Lock,
  MessageSquareText,
  PhoneCall,
  Recycle,
  Ruler,
  ShieldCheck,
  Sun,
  Truck,
  Users,
  Wind,
  Wrench,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The icons that an editor can choose for an entry. Imported by name: the whole set would be larger than the page. */
export const sectionIcons: Readonly<Record<string, LucideIcon>> = {
  award: Award,
  'badge-check': BadgeCheck,
  clock: Clock,
  droplets: Droplets,
  factory: Factory,
  'flask-conical': FlaskConical,
  gauge: Gauge,
  globe: Globe,
  handshake: Handshake,
  'hard-hat': HardHat,
  'heart-pulse': HeartPulse,
  leaf: Leaf,
  lock: Lock,
  'message-square-text': MessageSquareText,
  'phone-call': PhoneCall,
  recycle: Recycle,
  ruler: Ruler,
  'shield-check': ShieldCheck,
  sun: Sun,
  truck: Truck,
  users: Users,
  wind: Wind,
  wrench: Wrench,
  zap: Zap,
};

/** The icon of an entry; a plain ring for an unknown name. */
export function SectionIcon({ name }: { readonly name: string | undefined }) {
  const Icon = (name !== undefined && Object.hasOwn(sectionIcons, name) && sectionIcons[name]) || Circle;
  return <Icon aria-hidden="true" />;
}
