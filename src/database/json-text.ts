declare const isJson: unique symbol

type JsonText = string & { [isJson]: true }

/**
 * Values for a column of JSON: an object, or what `toJson` made. The driver would send any other text as it is, which
 * PostgreSQL refuses, and a list as an array of its own.
 */
export type JsonInput = Record<string, unknown> | JsonText

export function toJson(value: object | string): JsonText {
  return JSON.stringify(value) as JsonText
}
