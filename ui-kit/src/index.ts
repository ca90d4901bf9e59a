/**
 * The light core: the parts that a visitor's first page needs. Dialogs, menus, tabs, toasts and forms have separate
 * entries (`ui-kit/dialog`, `/menu`, `/tabs`, `/toaster`, `/form`), because this one is shipped as a whole.
 */
export { Button, ButtonLink, IconButton } from './button/button';
export type { ButtonProps, IconButtonProps } from './button/button';
export { buttonClassName } from './button/button-class-name';
export type { ButtonLook, ButtonVariant } from './button/button-class-name';
export { classNames } from './class-names';
export { Field, FieldError } from './field/field';
export type { FieldControl, FieldLook, FieldProps } from './field/field';
export { TextArea, TextInput } from './field/text-input';
export type { TextAreaProps, TextInputProps } from './field/text-input';
export { Select } from './field/select';
export type { SelectOption, SelectProps } from './field/select';
export { Checkbox } from './field/checkbox';
export type { CheckboxProps } from './field/checkbox';
export { SearchInput } from './field/search-input';
export type { SearchInputProps } from './field/search-input';
export { useDebouncedValue } from './use-debounced-value';
export { Card, Panel } from './card/card';
export { Badge, Chip, ChipLink, RemovableChip, Tag } from './label/label';
export {
  SkeletonArticle,
  SkeletonCards,
  SkeletonDetail,
  SkeletonForm,
  SkeletonRows,
  SkeletonTable,
  SkeletonText,
} from './skeleton/skeleton';
export { EmptyState } from './state/empty-state';
export { ErrorPanel, Notice } from './state/error-panel';
export { FullScreenLoader } from './state/full-screen-loader';
export { IconSprite, RepeatedIcon } from './icon/repeated-icon';
export { Picture } from './picture/picture';
export type { PictureProps } from './picture/picture';
export { pictureSources } from './picture/picture-sources';
export { Container, Eyebrow, Lead, Section, SectionHead } from './layout/container';
export type { Accent } from './layout/container';
export { Heading } from './layout/heading';
export type { HeadingLevel } from './layout/heading';
export { CardGrid, Cluster, Split, Stack } from './layout/arrangement';
export { SKIP_TARGET, SkipLink, VisuallyHidden } from './layout/visually-hidden';
export { Breadcrumbs } from './breadcrumbs/breadcrumbs';
export type { Crumb } from './breadcrumbs/breadcrumbs';
export { KitLink, LinkProvider } from './link/link-provider';
export type { KitLinkProps, LinkComponent } from './link/link-provider';
export { drainNotices, notify } from './notify/notify';
export type { NoticeKind, QueuedNotice } from './notify/notify';
export { stepOf } from './direction/step-of';
export { saveFile, saveText } from './save-file';
export { Prose } from './prose/prose';
export { DataList } from './data-list/data-list';
export type { Fact } from './data-list/data-list';
export { Mark } from './mark/mark';
