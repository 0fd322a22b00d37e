declare const isJson: unique symbol

type JsonText = string & { [isJson]: true }

/**
 * Values for a JSON column: an object, or a text from `toJson`. The driver would send any other text unchanged, which
 * PostgreSQL refuses, and a list as a PostgreSQL array.
 */
export type JsonInput = Record<string, unknown> | JsonText

export function toJson(value: object | string): JsonText {
  return JSON.stringify(value) as JsonText
}
