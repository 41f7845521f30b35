const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** The digit of each letter on a telephone’s keys. */
export const KEYPAD: Readonly<Record<string, string>> = Object.fromEntries(
  KEYS.flatMap((letters, at) => [...letters].map((letter) => [letter, String(at + 2)])),
)
