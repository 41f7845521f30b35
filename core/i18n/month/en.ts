export const monthEn = {
  title: 'Jewish calendar',
} as const
