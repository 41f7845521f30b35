/** How a language writes the halves of a day. */
export interface DayHalves {
  am: string
  pm: string
}

/** A text with each time of day, `16:13`, in twelve hours: `4:13 pm`. */
export const inTwelveHours = (text: string, { am, pm }: DayHalves): string =>
  text.replace(/\b(\d\d):(\d\d)\b/g, (_, hours: string, minutes: string) => {
    const hour = Number(hours)
    return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? am : pm}`
  })
