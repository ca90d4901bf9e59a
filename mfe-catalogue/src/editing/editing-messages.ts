/** Specification, section 8. */
export const SUBSECTOR_DELETED = 'Subsector deleted successfully';
