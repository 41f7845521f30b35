export type LoginView = 'login' | 'register' | 'forgot'
