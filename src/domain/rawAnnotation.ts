export type RawAnnotationValue =
  | string
  | number
  | boolean
  | null
  | readonly RawAnnotationValue[]
  | { readonly [key: string]: RawAnnotationValue };

/**
 * The annotation model's output, by its own field names. The vocabulary is open: values may be texts (several
 * joined by ", "), lists or nested objects, and `nan` means missing (docs/contract.md 6.1).
 */
export type RawAnnotation = Readonly<Record<string, RawAnnotationValue>>;
