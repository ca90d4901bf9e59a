export { DropdownMenu } from './dropdown-menu';
export type { DropdownMenuProps, MenuItem } from './dropdown-menu';
export { Popover } from './popover';
export type { PopoverProps } from './popover';
export { Tooltip } from './tooltip';
export type { TooltipProps } from './tooltip';
