import {
  ChartLine,
  ChartNoAxesColumn,
  ClipboardList,
  FileText,
  Image,
  LayoutGrid,
  MessageSquareText,
  Package,
  Pilcrow,
  Quote,
  SquarePlay,
  type LucideIcon,
} from 'lucide-react';
import type { PageSectionKind, PageSectionValues } from './page-section-values';

export type TextName = Exclude<keyof PageSectionValues, '_id' | 'kind' | 'items' | 'locale' | 'untranslated'>;

interface KindOfSection {
  readonly label: string;
  /** A one-line description of its purpose. */
  readonly purpose: string;
  readonly Icon: LucideIcon;
  /** Its fields besides its entries, in their order. */
  readonly fields: readonly TextName[];
  readonly required: readonly TextName[];
}

/** The kinds of sections that a page can have. */
export const PAGE_SECTION_KINDS: Readonly<Record<PageSectionKind, KindOfSection>> = {
  text: {
    label: 'Text',
    purpose: 'Text with lists and tables, beside a picture if you like',
    Icon: Pilcrow,
    fields: ['heading', 'eyebrow', 'text', 'image', 'imageAlt', 'linkLabel', 'link'],
    required: ['text'],
  },
  picture: {
    label: 'Picture',
    purpose: 'One wide picture, with a line below it',
    Icon: Image,
    fields: ['image', 'imageAlt', 'text', 'heading'],
    required: ['image', 'imageAlt'],
  },
  figures: {
    label: 'Figures',
    purpose: 'Numbers, each with what it counts',
    Icon: ChartNoAxesColumn,
    fields: ['heading', 'eyebrow', 'text'],
    required: ['heading'],
  },
  chart: {
    label: 'Charts',
    purpose: 'Numbers from a spreadsheet, drawn as lines, columns, bars, ranges, periods or places on a map',
    Icon: ChartLine,
    fields: ['heading', 'eyebrow', 'text'],
    required: ['heading'],
  },
  cards: {
    label: 'Cards',
    purpose: 'Pictures with a title, a few words and a link',
    Icon: LayoutGrid,
    fields: ['heading', 'eyebrow', 'text', 'linkLabel', 'link'],
    required: ['heading'],
  },
  quotes: {
    label: 'Quotes',
    purpose: 'What people say, with their names',
    Icon: Quote,
    fields: ['heading', 'eyebrow', 'text'],
    required: ['heading'],
  },
  video: {
    label: 'Video',
    purpose: 'A video from YouTube or Vimeo; visitors agree before it is loaded',
    Icon: SquarePlay,
    fields: ['heading', 'link', 'image', 'imageAlt', 'text'],
    required: ['heading', 'link', 'image', 'imageAlt'],
  },
  'contact-call': {
    label: 'Call',
    purpose: 'An invitation with a button that leads to a form, such as the contact page',
    Icon: MessageSquareText,
    fields: ['heading', 'eyebrow', 'text', 'linkLabel', 'link', 'image', 'imageAlt'],
    required: ['heading', 'linkLabel', 'link'],
  },
  products: {
    label: 'Products',
    purpose: 'A shelf of products that you choose',
    Icon: Package,
    fields: ['heading', 'eyebrow', 'text', 'linkLabel', 'link'],
    required: ['heading'],
  },
  documents: {
    label: 'Documents',
    purpose: 'The data sheets and other documents of products that you choose',
    Icon: FileText,
    fields: ['heading', 'eyebrow', 'text'],
    required: ['heading'],
  },
  form: {
    label: 'Form',
    purpose: 'A form that visitors fill in, made under Forms',
    Icon: ClipboardList,
    fields: ['heading', 'eyebrow', 'text'],
    required: [],
  },
};

const LABELS: Readonly<Record<TextName, string>> = {
  eyebrow: 'Line above the heading',
  heading: 'Heading',
  text: 'Text',
  image: 'Picture',
  imageAlt: 'Description of the picture',
  linkLabel: 'Text of the button',
  link: 'Where the button leads',
};

export function labelOf(kind: PageSectionKind, field: TextName): string {
  if (kind === 'picture' && field === 'text') return 'Line below the picture';
  if (kind === 'video' && field === 'link') return 'Address of the video';
  if (kind === 'video' && field === 'image') return 'Picture before it plays';
  return LABELS[field];
}

/** The hint below a field whose label is not clear enough. */
export function hintOf(kind: PageSectionKind, field: TextName): string | undefined {
  if (kind === 'video' && field === 'link')
    return 'For instance https://www.youtube.com/watch?v=… or https://vimeo.com/…';
  if (kind === 'contact-call' && field === 'link')
    return 'A path of this site, for instance /contact or /career/alerts.';
  return field === 'imageAlt' ? 'For people who cannot see it.' : undefined;
}
