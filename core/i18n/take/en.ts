export const takeEn = {
  title: 'Take the times along',
} as const
