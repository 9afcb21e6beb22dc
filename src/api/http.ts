import axios, { type AxiosRequestConfig } from 'axios';

const instance = axios.create();
export async function http<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  return (await instance.request<T>({ ...config, ...options })).data;
}
