import type { CustomField } from 'api-client';
export interface FieldValue {
    fieldKey: string;
    valueKey: string;
    field: string;
    value: string;
}
/** What field names and values are compared by. */
export declare function fieldKey(text: string): string;
/** The short single-line fields of a product: what it can be filtered by. */
export declare function fieldValuesOf(customFields: CustomField[]): FieldValue[];
