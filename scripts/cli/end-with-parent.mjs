// Preloaded into programs that are not ours (`--import`): they end once the process that forked them has.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
